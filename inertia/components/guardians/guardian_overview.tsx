import { Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { AddSiblingButton } from '~/components/families/add_sibling_button'
import { BillHouseholdButton } from '~/components/guardians/household/bill_household_button'
import { HouseholdCard } from '~/components/guardians/household/household_card'
import type { GuardianDetail, Household } from '~/components/guardians/types'
import { BillingCard } from '~/components/payers/billing_card'
import type { PersonBillingProps } from '~/components/payers/types'
import { ContactCard } from '~/components/people/contact_card'
import { PortalCard } from '~/components/people/portal_card'
import type { PortalAccount } from '~/components/people/types'
import { usePersonFacts } from '~/components/people/use_person_facts'
import { FactsCard } from '~/ui/record/facts_card'
import { NotesCard } from '~/ui/record/notes_card'
import { useNames } from '~/ui/names/use_names'
import { GuardianStatusWord } from '~/components/guardians/guardian_status_word'
import { useFormat } from '~/hooks/use_format'
import classes from '~/ui/record/record.module.css'
import names from '~/ui/record/names.module.css'

export function GuardianHeadline({ guardian }: { guardian: GuardianDetail }) {
  const t = useTranslations('guardians.fields')
  const record = useTranslations('ui.record')
  const format = useFormat()
  return (
    <>
      <GuardianStatusWord guardian={guardian} />
      <span>
        <span className={names.quiet}>{t('number')}</span> <bdi dir="ltr">{guardian.number}</bdi>
      </span>
      <span>
        <span className={names.quiet}>{t('phone')}</span>{' '}
        {guardian.phone ? <bdi dir="ltr">{guardian.phone_written}</bdi> : record('none')}
      </span>
      <span>
        <span className={names.quiet}>{t('created_at')}</span> {format.dayOf(guardian.created_at)}
      </span>
    </>
  )
}

const shown = ['number', 'gender', 'nationality', 'national_id', 'address'] as const

interface GuardianOverviewProps {
  guardian: GuardianDetail
  households: Household[]
  account: PortalAccount
  billing: PersonBillingProps
  can: boolean
}

export function GuardianOverview(props: GuardianOverviewProps) {
  const { guardian, households, account, billing, can } = props
  const t = useTranslations('guardians')
  const facts = usePersonFacts('guardians', guardian, shown)
  return (
    <div className={classes.overview}>
      <div className={classes.record}>
        <FactsCard facts={facts} />
        <NotesCard title={t('show.notes')} text={guardian.notes} />
      </div>
      <div className={classes.record}>
        <ContactCard area="guardians" person={guardian} />
        <BillingCard billing={billing} />
        {households.map((household) => (
          <HouseholdCard
            key={household.id}
            household={household}
            action={
              <Group gap="xs">
                <BillHouseholdButton household={household.id} />
                <AddSiblingButton kin={{ household: household.id }} />
              </Group>
            }
          />
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
