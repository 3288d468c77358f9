import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useNames } from '~/ui/use_names'
import { useShared } from '~/hooks/use_shared'
import type { SignedInUser } from '~/types'
import { Bidi } from '~/ui/bidi'
import classes from '~/components/profile/profile.module.css'

/** What the centre knows of the signed-in person. */
export function OwnInformation({ user }: { user: SignedInUser }) {
  const t = useTranslations('profile')
  const { app, tenant } = useShared()
  const { lead, other } = useNames()(user)
  const roles = user.roles.map((role) => (app.locale === 'ar' && role.name_ar) || role.name)

  return (
    <section className={classes.card} aria-labelledby="information-title">
      <h2 id="information-title" className={classes.subtitle}>
        {t('information')}
      </h2>
      <dl className={classes.facts}>
        <Fact term={t('name')}>
          <bdi>{lead}</bdi>
        </Fact>
        <Fact term={t('name_other')}>{other ? <bdi>{other}</bdi> : t('none')}</Fact>
        <Fact term={t('email')}>{user.email ? <Bidi>{user.email}</Bidi> : t('none')}</Fact>
        <Fact term={t('account')}>{t(`kind.${user.kind}`)}</Fact>
        {roles.length > 0 && <Fact term={t('roles')}>{roles.join(' · ')}</Fact>}
        {tenant && (
          <Fact term={t('centre')}>
            <bdi>{tenant.name}</bdi>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
