import { useTranslations } from 'use-intl'
import type { PickupTold } from '~/components/pickups/types'
import { usePickerWords } from '~/components/pickups/use_picker_words'
import { useClockIn } from '~/hooks/use_clock_in'
import rows from '~/ui/record/rows.module.css'

/** Who picked a child up, and when, in the session's time zone. */
export function PickedUpLine({ pickup, zone }: { pickup: PickupTold; zone: string }) {
  const t = useTranslations('pickups')
  const clock = useClockIn(zone)
  const name = usePickerWords().pickedUp(pickup)
  return <div className={rows.quiet}>{t('picked_up', { name, time: clock(pickup.at) })}</div>
}
