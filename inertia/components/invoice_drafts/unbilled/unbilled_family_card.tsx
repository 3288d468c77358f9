import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { UnbilledFamily } from '~/components/invoice_drafts/types'
import { UnbilledStudentLines } from '~/components/invoice_drafts/unbilled/unbilled_student_lines'
import { useFamilyName } from '~/components/invoice_drafts/unbilled/use_family_name'
import { isolate } from '~/ui/isolate'
import { Money } from '~/ui/money'
import classes from '~/components/invoice_drafts/unbilled/unbilled.module.css'

interface UnbilledFamilyCardProps {
  family: UnbilledFamily
  isChosen: boolean
  onToggle: () => void
}

/** A family of whom everything is skipped has nothing to tick. */
export function UnbilledFamilyCard({ family, isChosen, onToggle }: UnbilledFamilyCardProps) {
  const t = useTranslations('invoice_drafts')
  const name = useFamilyName()(family)
  const isBillable = family.draft_count > 0
  const number = (family.payer ?? family.household ?? family.students[0]!).number
  return (
    <li className={classes.family} data-off={(isBillable && !isChosen) || undefined}>
      <div className={classes.head}>
        {isBillable && (
          <Checkbox
            checked={isChosen}
            onChange={onToggle}
            aria-label={t('choose_family', { name: isolate(name) })}
            id={`family-${family.id}`}
          />
        )}
        <label className={classes.name} htmlFor={isBillable ? `family-${family.id}` : undefined}>
          <bdi>{name}</bdi>
          {number && (
            <bdi dir="ltr" className={classes.number}>
              {number}
            </bdi>
          )}
        </label>
        <span className={classes.totals}>
          {family.totals.map((total) => (
            <Money key={total.currency} amount={total} />
          ))}
        </span>
      </div>
      {family.students.map((student) => (
        <UnbilledStudentLines
          key={student.id}
          student={student}
          isNamed={family.household !== null || family.payer !== null}
        />
      ))}
    </li>
  )
}
