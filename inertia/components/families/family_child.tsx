import { isDay } from '~/ui/form/days/days'
import { placementWarnings } from '#domain/teaching/enrolments/rules/suitability'
import { genders } from '#domain/shared/choices/genders'
import { firstDayIn } from '#domain/teaching/enrolments/rules/first_day'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { FamilyFormState } from '~/components/families/use_family_form'
import { useTargetChoices } from '~/components/enrolments/adding/use_target_choices'
import { offeredSeats } from '~/components/groups/offered_seats'
import type { TargetOption } from '~/components/groups/types'
import { GenderField } from '~/components/people/gender_field'
import { NamePairs } from '~/components/people/name_pairs'
import { PlacementWarnings } from '~/components/placements/placement_warnings'
import { DuplicatePanel } from '~/components/students/form/duplicate_panel'
import type { Duplicate } from '~/components/students/types'
import { useFormat } from '~/hooks/use_format'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { DateField } from '~/ui/form/days/date_field'
import { FormSection } from '~/ui/form/form_section'

/**
 * `targets` is null for people who may not enrol. `isAdded`: added just now, so typing goes on
 * here. `onRemove` is absent for the only child.
 */
interface FamilyChildProps {
  at: number
  field: ReturnType<FamilyFormState['childField']>
  targets: TargetOption[] | null
  duplicates: Duplicate[]
  today: string
  isAdded: boolean
  onRemove?: () => void
}

export function FamilyChild(props: FamilyChildProps) {
  const { at, field, targets, duplicates, today, isAdded, onRemove } = props
  const t = useTranslations('families')
  const students = useTranslations('students')
  const number = useFormat().number(at + 1)
  return (
    <FormSection
      title={t('child', { number })}
      help={at === 0 ? t('child_help') : undefined}
      aside={
        onRemove && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconTrash size={14} aria-hidden />}
            onClick={onRemove}
          >
            {t('remove', { number })}
          </Button>
        )
      }
    >
      <DuplicatePanel duplicates={duplicates} confirm={field('confirm_duplicate')} />
      <NamePairs
        autoFocus={isAdded}
        field={{
          first_name_ar: field('first_name_ar'),
          last_name_ar: field('last_name_ar'),
          first_name_en: field('first_name_en'),
          last_name_en: field('last_name_en'),
        }}
      />
      <DateField label={students('fields.birth_date')} field={field('birth_date')} isBirth />
      <GenderField label={students('fields.gender')} field={field('gender')} />
      {targets && <GroupField field={field} targets={targets} today={today} />}
    </FormSection>
  )
}

interface GroupFieldProps {
  field: FamilyChildProps['field']
  targets: TargetOption[]
  today: string
}

function GroupField({ field, targets, today }: GroupFieldProps) {
  const t = useTranslations('families')
  const { birth_date: born, gender } = applicantOf(field)
  const choices = useTargetChoices(targets, {
    warningsOf: (target) =>
      placementWarnings(
        target,
        { gender, birth_date: born, reached: null, skips_levels: false },
        firstDayIn(target.starts_on, today)
      ),
  })
  const chosen = targets.find(({ id }) => id === field('group_id').value)
  const isFull = chosen !== undefined && offeredSeats(chosen) === 0
  const help = isFull ? t(chosen.waitlist_enabled ? 'waits' : 'no_seat') : t('group_help')
  return (
    <div>
      <ChoiceField
        label={t('group')}
        help={help}
        field={field('group_id')}
        choices={choices}
        searchable
        clearable
      />
      <PlacementWarnings
        question={
          chosen
            ? {
                group_id: chosen.id,
                on: firstDayIn(chosen.starts_on, today),
                gender: field('gender').value,
                birth_date: field('birth_date').value,
              }
            : null
        }
        field={field('confirmed_warnings')}
      />
    </div>
  )
}

/** A date of birth counts once it is typed whole. */
function applicantOf(field: FamilyChildProps['field']) {
  const born = field('birth_date').value
  return {
    gender: genders.find((gender) => gender === field('gender').value) ?? null,
    birth_date: isDay(born) ? born : null,
  }
}
