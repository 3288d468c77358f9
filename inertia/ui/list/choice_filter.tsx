import { router } from '@inertiajs/react'
import { Skeleton } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ChoiceOptions } from '~/ui/list/choice_options'
import { FilterMenu } from '~/ui/list/filter_menu'

export interface FilterChoice<Value extends string = string> {
  value: Value
  label: ReactNode
  /** What it is found by beside a label of text. */
  words?: string
}

interface ChoiceFilterProps<Value extends string> {
  label: string
  /** Not known yet: fetched as the page's `options` when the filter is opened, or when some are chosen already. */
  options?: FilterChoice<Value>[]
  value: Value[]
  onChange: (value: Value[]) => void
}

const fetchOptions = () => router.reload({ only: ['options'] })

/** Any number of values of one filter. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, options, value, onChange } = props
  const t = useTranslations('ui.list')
  const isUnknown = !options && value.length > 0
  useEffect(() => {
    if (isUnknown) fetchOptions()
  }, [isUnknown])

  return (
    <FilterMenu label={label} chosen={value.length} onOpen={options ? undefined : fetchOptions}>
      {options ? (
        <ChoiceOptions label={label} options={options} value={value} onChange={onChange} />
      ) : (
        <Skeleton w={200} h={120} role="status" aria-label={t('loading')} />
      )}
    </FilterMenu>
  )
}
