import { longest } from '#domain/shared/limits/text_lengths'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { centreAddress } from '~/components/guest/centre_address'
import type { Binding } from '~/ui/form/binding'
import { CountryField } from '~/ui/form/fields/country_field'
import { TextField } from '~/ui/form/fields/text_field'
import classes from '~/components/auth/auth.module.css'
import { slugLength } from '#domain/access/centre/rules/slug'

interface CentreFieldsProps {
  appDomain: string
  field: (name: 'name_en' | 'name_ar' | 'slug' | 'country') => Binding<string>
}

export function CentreFields({ appDomain, field }: CentreFieldsProps) {
  const t = useTranslations('register.open')
  const [isOwn, setOwn] = useState(false)
  const [english, slug] = [field('name_en'), field('slug')]

  function nameInEnglish(name: string): void {
    english.onChange(name)
    if (!isOwn) slug.onChange(suggestedSlug(name))
  }

  return (
    <fieldset className={classes.group}>
      <legend>{t('centre')}</legend>
      <TextField
        label={t('name_en')}
        help={t('name_help')}
        field={{ ...english, onChange: nameInEnglish }}
        dir="ltr"
        maxLength={longest.title}
        autoComplete="organization"
        autoFocus
      />
      <TextField label={t('name_ar')} field={field('name_ar')} maxLength={longest.title} />
      <TextField
        label={t('slug')}
        help={t('slug_help')}
        field={{
          ...slug,
          onChange: (name) => {
            setOwn(name !== '')
            slug.onChange(name)
          },
        }}
        required
        dir="ltr"
        autoComplete="off"
        maxLength={slugLength.max}
      />
      <AddressPreview slug={slug.value} appDomain={appDomain} />
      <CountryField
        label={t('country')}
        help={t('country_help')}
        field={field('country')}
        required
      />
    </fieldset>
  )
}

function AddressPreview({ slug, appDomain }: { slug: string; appDomain: string }) {
  const address = centreAddress(slug, appDomain, window.location)
  return (
    <output className={classes.address} dir="ltr" data-address-preview>
      {address}
    </output>
  )
}

const LONGEST = 40

function suggestedSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
}
