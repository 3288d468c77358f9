import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OwnPerson } from '~/components/profile/profile'
import classes from '~/components/profile/profile.module.css'
import { useTranslations } from 'use-intl'
import { OwnContactFields, OwnNameFields } from '~/components/profile/information/own_fields'
import { ownFields, useOwnForm } from '~/components/profile/information/use_own_form'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { CentreContact } from '~/components/portal/centre_contact'
import { useFieldLabel } from '~/ui/record/use_field_label'
import { useShared } from '~/hooks/use_shared'
import { useNameFacts } from '~/components/people/use_name_facts'
import { Bidi } from '~/ui/bidi'
import facts from '~/components/profile/information/own_facts.module.css'

export function Information({ person }: { person: OwnPerson }) {
  const [saves, setSaves] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saves === 0) return
    const button = place.current?.querySelector<HTMLElement>('[type=submit]')
    button?.focus({ preventScroll: true })
  }, [saves])

  return (
    <div ref={place} className={classes.stack}>
      <OwnFacts person={person} />
      <OwnForm key={saves} person={person} onSaved={() => setSaves((count) => count + 1)} />
    </div>
  )
}

interface OwnFormProps {
  person: OwnPerson
  onSaved: () => void
}

function OwnForm({ person, onSaved }: OwnFormProps) {
  const t = useTranslations('profile')
  const state = useOwnForm(person, onSaved)
  const { form, field, stale } = state
  const labelOf = useFieldLabel('profile')
  const labels = Object.fromEntries(ownFields.map((name) => [name, labelOf(name) ?? name]))
  return (
    <RecordForm
      title={t('form.title')}
      labels={labels}
      state={state}
      saveLabel={t('form.save')}
      notices={<RecordStalePanel key={person.version} area="profile" form={form} stale={stale} />}
    >
      <OwnNameFields person={person} field={field} />
      <OwnContactFields person={person} field={field} />
    </RecordForm>
  )
}

function OwnFacts({ person }: { person: OwnPerson }) {
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
      {person.type === 'student' && <CentreContact />}
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
        {roles && roles.length > 0 && person.type !== 'guardian' && (
          <Fact term={t('facts.roles')}>{roles.join(' · ')}</Fact>
        )}
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
