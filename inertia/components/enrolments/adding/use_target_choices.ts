import { useTranslations } from 'use-intl'
import { offeredSeats } from '~/components/groups/offered_seats'
import type { TargetOption } from '~/components/groups/types'
import { useOptionName } from '~/components/groups/use_option_name'
import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'
import type { Choice } from '~/ui/form/fields/choice/choice_field'
import { fullName } from '~/ui/names/names'
import { useNames } from '~/ui/names/use_names'
import type { PlacementWarning } from '#domain/teaching/enrolments/rules/suitability'
import { sortByFit, type TaughtCourse } from '~/components/enrolments/adding/sort_by_fit'
import { useWarningText } from '~/components/placements/use_warning_text'
import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

interface TargetOptions {
  /** Says what speaks against one. */
  warningsOf?: (target: TargetOption) => PlacementWarning[]
  /** The course of the group that is left: its own groups and those of its subject come first. */
  from?: TaughtCourse
}

/** Those that suit come first, with a free seat before without. */
export function useTargetChoices(
  targets: TargetOption[] = [],
  { warningsOf = ({ warnings = [] }) => warnings, from }: TargetOptions = {}
): Choice[] {
  const t = useTranslations('enrolments.target')
  const { label } = useOptionName()
  const { day, days } = useFormat()
  const { write } = useMoney()
  const names = useNames()
  const warningText = useWarningText()
  return sortByFit(targets, { warningsOf, isFull, from }).map(({ target, misfits }) => {
    const { instructor, starts_on: start, ends_on: end } = target
    const free = offeredSeats(target)
    const price = target.price ?? target.course.price
    const facts = [
      ...misfits.map(warningText),
      free > 0 && t('free', { count: free }),
      free === 0 && target.waitlist_enabled && t('list', { count: target.waiting }),
      instructor && names(instructor).lead,
      end ? days(start, end) : t('from', { day: day(start) }),
      price && write(price),
    ]
    return {
      value: target.id,
      label: label(target),
      words: [target.en, target.ar, instructor && everyName(instructor)].filter(Boolean).join(' '),
      mark: misfits.length > 0 ? t('misfit') : free === 0 ? t('full') : undefined,
      facts: facts.filter((fact) => fact !== null && fact !== false),
    }
  })
}

const isFull = (target: TargetOption) => offeredSeats(target) === 0

const everyName = (person: NonNullable<TargetOption['instructor']>) =>
  [
    fullName(person),
    fullName({
      first_name: person.first_name_other ?? '',
      last_name: person.last_name_other ?? '',
    }),
  ].join(' ')

/**
 * The groups a dialog offers: fetched as they are now when it opens, and again after a refusal, whose answer comes
 * without them. Meanwhile those known before stay.
 */
export function useTargets(targets: TargetOption[] | undefined, isWanted = true) {
  const [known, keep] = useState(targets)
  if (targets && targets !== known) keep(targets)
  useEffect(() => {
    if (!isWanted) return
    const fetchTargets = () => router.reload({ only: ['targets'] })
    fetchTargets()
    return router.on('error', fetchTargets)
  }, [isWanted])
  return targets ?? known
}
