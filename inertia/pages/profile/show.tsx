import { useTranslations } from 'use-intl'
import { AppearancePanel } from '~/components/appearance/appearance_panel'
import { OwnInformation } from '~/components/profile/own_information'
import { useShared } from '~/hooks/use_shared'
import { PageHeader } from '~/ui/page_header'
import classes from '~/components/profile/profile.module.css'

export default function Profile() {
  const t = useTranslations('profile')
  const user = useShared().auth?.user
  if (!user) return null

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.columns}>
        <OwnInformation user={user} />
        <div className={classes.card}>
          <AppearancePanel />
        </div>
      </div>
    </>
  )
}
