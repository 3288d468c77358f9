import { Button, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import {
  groupInputs,
  type PolicyChangeProps,
  type PolicyProps,
} from '~/components/attendance_policies/policy_data'
import { usePolicyValue } from '~/components/attendance_policies/use_policy_value'
import { useFormat } from '~/hooks/use_format'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

interface PolicyHistoryProps {
  changes: PolicyChangeProps[]
  /** The values of the centre's first row where it left them open; a group shows "As the centre". */
  standard?: PolicyProps
  onRemove?: (change: PolicyChangeProps) => void
}

type Terms = PolicyChangeProps['terms']
const isTerm = (name: string, terms: Terms): name is keyof Terms => name in terms

/** All terms with their first day, the latest first, each with what it changed. */
export function PolicyHistory({ changes, standard, onRemove }: PolicyHistoryProps) {
  const t = useTranslations('attendance_policy')
  const format = useFormat()
  const dayOf = (day: string | null) =>
    day ? t('terms.from', { day: format.day(day) }) : t('terms.first')
  if (changes.length < 2) return null
  return (
    <section className={record.card} aria-label={t('terms.title')}>
      <Title order={2}>{t('terms.title')}</Title>
      <Text size="sm" c="dimmed" mt={4}>
        {t('terms.lead')}
      </Text>
      <ul className={rows.rows}>
        {changes.map((change, at) => (
          <li key={change.version}>
            <div>
              <Text fw={600} component="div">
                {dayOf(change.effective_from)} · {t(`terms.state.${change.state}`)}
              </Text>
              <TermsLine
                terms={change.terms}
                previous={changes[at + 1]?.terms}
                standard={standard}
              />
            </div>
            {onRemove && change.state === 'planned' && change.effective_from && (
              <Button
                variant="default"
                size="xs"
                aria-label={t('terms.remove_of', { day: format.day(change.effective_from) })}
                onClick={() => onRemove(change)}
              >
                {t('terms.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TermsLineProps {
  terms: Terms
  previous: Terms | undefined
  standard: PolicyProps | undefined
}

function TermsLine({ terms, previous, standard }: TermsLineProps) {
  const t = useTranslations('attendance_policy')
  const write = usePolicyValue()
  const value = (name: keyof Terms, of: Terms) => {
    const own = of[name] ?? standard?.[name] ?? null
    if (own !== null || standard) return write(name, own)
    return name === 'make_ups_unlimited' ? write(name, 'no') : t('inherited')
  }
  const changed = groupInputs
    .filter((name) => isTerm(name, terms))
    .filter((name) => !(standard && name === 'make_ups_unlimited'))
    .filter((name) => !previous || value(name, terms) !== value(name, previous))
  if (changed.length === 0) return <div className={rows.quiet}>{t('terms.same')}</div>
  return (
    <div className={rows.quiet}>
      {changed.map((name) => (
        <div key={name}>
          {t(`fields.${name}`)}: <bdi>{value(name, terms)}</bdi>
        </div>
      ))}
    </div>
  )
}
