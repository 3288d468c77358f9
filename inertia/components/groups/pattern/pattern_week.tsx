import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Pattern } from '~/components/groups/pattern/types'
import { useSlotTotal } from '~/components/groups/pattern/use_slot_total'
import { WeekTable } from '~/components/week/week_table'
import { usePhone } from '~/hooks/use_narrow'
import { WeekGrid } from '~/ui/week_grid/week_grid'

export function PatternWeek({ pattern: { slots, opening } }: { pattern: Pattern }) {
  const t = useTranslations('groups.pattern')
  const isPhone = usePhone()
  const total = useSlotTotal()
  return (
    <>
      <Text size="sm" mt="md" mb="xs">
        {total(slots)}
      </Text>
      {isPhone ? (
        <WeekTable windows={slots} texts={{ always: t('none'), none: t('no_time') }} />
      ) : (
        <WeekGrid label={t('title')} windows={slots} opening={opening} />
      )}
    </>
  )
}
