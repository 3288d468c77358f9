import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EverybodyOutDialog } from '~/components/settings/security/everybody_out_dialog'
import profile from '~/components/profile/profile.module.css'
import list from '~/components/sessions/sessions.module.css'

/** Signs everybody of the centre out at once, after the centre's name has been typed. */
export function EverybodyOut() {
  const t = useTranslations('security.everybody_out')
  const [opened, setOpened] = useState(false)
  return (
    <section className={profile.card} aria-labelledby="everybody-out-title">
      <div className={list.head}>
        <div>
          <h2 id="everybody-out-title" className={profile.subtitle}>
            {t('title')}
          </h2>
          <p className={profile.quiet}>{t('text')}</p>
        </div>
        <Button variant="default" c="red" onClick={() => setOpened(true)}>
          {t('open')}
        </Button>
      </div>
      <EverybodyOutDialog opened={opened} onClose={() => setOpened(false)} />
    </section>
  )
}
