import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { recordUrls } from '~/ui/record/record_urls'
import { AddSiblingButton } from '~/components/families/add_sibling_button'
import { GuardianChildren } from '~/components/guardians/guardian_children'
import { GuardianHeadline, GuardianOverview } from '~/components/guardians/guardian_overview'
import type { GuardianDetail, Household, LinkedPerson } from '~/components/guardians/types'
import type { PersonBillingProps } from '~/components/payers/types'
import { PersonPhoto } from '~/components/people/person_photo'
import type { PortalAccount } from '~/components/people/types'
import { usePermissions } from '~/hooks/use_permissions'
import { RecordActivity } from '~/ui/record/activity/record_activity'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordPage } from '~/ui/record/record_page'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import type { Abilities, ActivityRow } from '~/ui/record/types'
import { useNames } from '~/ui/names/use_names'

type GuardianShowProps = {
  guardian: GuardianDetail
  linked: LinkedPerson[]
  households: Household[]
  activity: ActivityRow[]
  account: PortalAccount
  billing: PersonBillingProps
  tab: 'overview' | 'children' | 'activity'
  can: Abilities
}

export default function GuardianShow(props: GuardianShowProps) {
  const { guardian, linked, households, activity, account, tab, can } = props
  const tabs = useUsualTabs()
  const t = useTranslations('guardians.show')
  const may = usePermissions()
  const isHere = guardian.archived_at === null
  const isFirst = may('admin.students.index') && linked.length === 0
  const children = {
    id: 'children',
    label: t('children'),
    count: may('admin.students.index') ? linked.length : undefined,
  }
  const name = useNames()(guardian)
  return (
    <RecordPage name={name.lead}>
      <RecordHeader
        area="guardians"
        record={guardian}
        name={name}
        picture={<PersonPhoto person={guardian} size={56} />}
        lead={<GuardianHeadline guardian={guardian} />}
        urls={recordUrls('guardians')}
        can={can}
        primary={
          isHere && <AddSiblingButton kin={{ guardian: guardian.id }} isFirst={isFirst} isPrimary />
        }
      />
      <RecordTabs
        url={urlFor('admin.guardians.show', { id: guardian.id })}
        tabs={[tabs.overview, children, tabs.activity]}
        current={tab}
      />
      {tab === 'overview' && (
        <GuardianOverview
          guardian={guardian}
          households={households}
          account={account}
          billing={props.billing}
          can={can.update && isHere}
        />
      )}
      {tab === 'children' && (
        <GuardianChildren guardian={guardian} linked={linked} can={can.update && isHere} />
      )}
      {tab === 'activity' && <RecordActivity area="guardians" activity={activity} />}
    </RecordPage>
  )
}
