import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useShared } from '~/hooks/use_shared'
import { useNameFacts } from '~/components/people/use_name_facts'
import type { OwnPerson } from '~/components/profile/types'
import { Bidi } from '~/ui/bidi'
import facts from '~/components/profile/information/own_facts.module.css'
import classes from '~/components/profile/profile.module.css'

/** What the centre says of the person and only the office can change. */
export function OwnFacts({ person }: { person: OwnPerson }) {
  const t = useTranslations('profile')
  const { app, tenant, auth } = useShared()
  const names = useNameFacts(person)
  const roles = auth?.user.roles.map((role) => (app.locale === 'ar' && role.name_ar) || role.name)

  return (
    <section className={classes.card} aria-labelledby="facts-title">
      <h2 id="facts-title" className={classes.subtitle}>
        {t('facts.title')}
      </h2>
      <p className={classes.quiet}>{t(`facts.lead.${person.type}`)}</p>
      <dl className={facts.facts}>
        {person.type === 'student' &&
          names.map(({ label, value }) => (
            <Fact key={label} term={label}>
              {value || t('none')}
            </Fact>
          ))}
        <Fact term={t('facts.number')}>
          <Bidi>{person.number}</Bidi>
        </Fact>
        <Fact term={t('facts.account')}>{t(`type.${person.type}`)}</Fact>
        {roles && roles.length > 0 && <Fact term={t('facts.roles')}>{roles.join(' · ')}</Fact>}
        {tenant && (
          <Fact term={t('facts.centre')}>
            <bdi>{tenant.name}</bdi>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={facts.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
