import { router } from '@inertiajs/react'
import { Skeleton } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { FilterChoice } from '~/ui/list/filters/choice_filter'
import { ChoiceOptions } from '~/ui/list/filters/choice_options'

interface ChoiceValuesProps<Value extends string> {
  label: string
  /** Not known yet: fetched as the page's `options`. */
  options?: FilterChoice<Value>[]
  value: Value[]
  onChange: (value: Value[]) => void
}

export const fetchOptions = () => router.reload({ only: ['options'] })

export function ChoiceValues<Value extends string>(props: ChoiceValuesProps<Value>) {
  const { options } = props
  const t = useTranslations('ui.list')
  const isUnknown = !options
  useEffect(() => {
    if (isUnknown) fetchOptions()
  }, [isUnknown])

  if (options) return <ChoiceOptions {...props} options={options} />
  return <Skeleton w={200} h={120} role="status" aria-label={t('loading')} />
}
