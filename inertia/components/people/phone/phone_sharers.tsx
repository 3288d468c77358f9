import { Checkbox, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { usePhoneSharers } from '~/components/people/phone/use_phone_sharers'
import type { PersonArea } from '~/components/people/types'
import type { Binding } from '~/ui/form/binding'
import { useNames } from '~/ui/names/use_names'
import { useAreaName } from '~/ui/use_area_name'

interface PhoneSharersProps {
  area: PersonArea
  id: string
  isWanted: boolean
  field: Binding<string[]>
}

/** Whoever has the number that is being replaced; all of them are ticked at first. */
export function PhoneSharers({ area, id, isWanted, field }: PhoneSharersProps) {
  const t = useTranslations('people.phone')
  const names = useNames()
  const areaName = useAreaName()
  const { sharers, hasFailed } = usePhoneSharers(area, id, isWanted)
  const tickAll = useRef(field.onChange)
  useEffect(() => {
    if (sharers) tickAll.current(sharers.map((sharer) => sharer.id))
  }, [sharers])
  if (!isWanted) return null
  if (hasFailed) return <Text role="alert">{t('failed')}</Text>
  if (!sharers?.length) return null
  return (
    <Checkbox.Group
      label={t('also')}
      description={t('also_help')}
      value={field.value}
      onChange={field.onChange}
    >
      <Stack gap="xs" mt="xs">
        {sharers.map((sharer) => (
          <Checkbox
            key={sharer.id}
            value={sharer.id}
            label={<bdi>{names(sharer).lead}</bdi>}
            description={areaName(sharer.area)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
