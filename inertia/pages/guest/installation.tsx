import { Link } from '@adonisjs/inertia/react'
import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { centreAddress } from '~/components/guest/centre_address'
import { ErrorText } from '~/ui/error_text'
import { isolate } from '~/ui/isolate'
import { Mark } from '~/ui/mark'
import { PageTitle } from '~/ui/page/page_title'
import classes from '~/components/guest/guest.module.css'

interface InstallationProps {
  app_domain: string
  signup_open: boolean
}

export default function Installation({
  app_domain: appDomain,
  signup_open: signupOpen,
}: InstallationProps) {
  const t = useTranslations('home.installation')
  const register = useTranslations('register.open')
  const [slug, setSlug] = useState('')
  const [error, setError] = useState<'required' | 'invalid'>()

  function go(event: FormEvent): void {
    event.preventDefault()
    const address = centreAddress(slug, appDomain, window.location)
    if (address) window.location.assign(address)
    else setError(slug.trim() ? 'invalid' : 'required')
  }

  return (
    <div className={classes.welcome}>
      <PageTitle title={t('title')} />
      <span className={classes.mark}>
        <Mark size={72} />
      </span>
      <h1 className={classes.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={classes.lead}>{t('lead')}</p>
      <form className={classes.form} noValidate onSubmit={go}>
        <TextInput
          label={t('slug')}
          description={t('help', { example: isolate(`noor.${appDomain}`, 'ltr') })}
          name="slug"
          dir="ltr"
          autoCapitalize="none"
          autoComplete="organization"
          spellCheck={false}
          size="md"
          value={slug}
          onChange={(event) => {
            setSlug(event.currentTarget.value)
            setError(undefined)
          }}
          error={error && <ErrorText>{t(error)}</ErrorText>}
        />
        <Button type="submit" size="md" fullWidth>
          {t('submit')}
        </Button>
      </form>
      {signupOpen && (
        <Link className={classes.open} href={urlFor('admin.register')}>
          {register('ask')}
        </Link>
      )}
    </div>
  )
}
