import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { HouseholdCard } from '~/components/guardians/household_card'
import type { GuardianDetail, Household } from '~/components/guardians/types'
import { ContactCard } from '~/components/people/contact_card'
import { PortalCard } from '~/components/people/portal_card'
import type { PortalAccount } from '~/components/people/types'
import { FactsCard } from '~/ui/record/facts_card'
import { useFieldValue } from '~/ui/record/use_field_value'
import { useNames } from '~/ui/use_names'
import classes from '~/ui/record/record.module.css'

const shown = [
  'number',
  'first_name',
  'last_name',
  'first_name_other',
  'last_name_other',
  'gender',
  'nationality',
  'national_id',
  'address',
] as const
const codes: string[] = ['number', 'national_id']

interface GuardianOverviewProps {
  guardian: GuardianDetail
  households: Household[]
  account: PortalAccount
  can: boolean
}

/** What is known about a guardian, for whom they pay, and how to reach them. */
export function GuardianOverview({ guardian, households, account, can }: GuardianOverviewProps) {
  const t = useTranslations('guardians')
  const write = useFieldValue('guardians')
  const facts = shown.map((field) => {
    const isCode = codes.includes(field)
    const text = write(field, guardian[field])
    return {
      label: t(`fields.${field}`),
      value: text && <bdi dir={isCode ? 'ltr' : undefined}>{text}</bdi>,
      copy: isCode ? guardian[field] : null,
    }
  })
  return (
    <div className={classes.overview}>
      <div className={classes.record}>
        <FactsCard facts={facts} />
        {guardian.notes && (
          <section className={classes.card}>
            <Title order={2}>{t('show.notes')}</Title>
            <Text className={classes.notes} dir="auto">
              {guardian.notes}
            </Text>
          </section>
        )}
      </div>
      <div className={classes.record}>
        <ContactCard area="guardians" person={guardian} />
        {households.map((household) => (
          <HouseholdCard key={household.id} household={household} />
        ))}
        <PortalCard
          area="guardians"
          id={guardian.id}
          name={useNames()(guardian).lead}
          account={account}
          can={can}
        />
      </div>
    </div>
  )
}
