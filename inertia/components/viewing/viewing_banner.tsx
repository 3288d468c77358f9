import { router } from '@inertiajs/react'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useRoleName } from '~/components/roles/use_role_name'
import type { SharedProps } from '~/types'
import { isolate } from '~/ui/isolate'
import banner from '~/ui/banner.module.css'
import classes from '~/components/viewing/viewing_banner.module.css'

type ViewingBannerProps = { viewing: NonNullable<NonNullable<SharedProps['auth']>['viewing']> }

export default function ViewingBanner({ viewing }: ViewingBannerProps) {
  const t = useTranslations('roles.viewing')
  const roleName = useRoleName()
  const [isStopping, setStopping] = useState(false)

  function stop() {
    router.delete(urlFor('admin.role_view.destroy'), {
      onStart: () => setStopping(true),
      onFinish: () => setStopping(false),
    })
  }

  return (
    <section className={classes.banner} aria-label={t('label')} data-viewing>
      <IconEye size={20} aria-hidden className={banner.icon} />
      <p className={banner.text}>
        <strong>{t('as', { role: isolate(roleName(viewing)) })}</strong>{' '}
        {t(viewing.narrowed ? 'narrowed' : 'read_only')}
      </p>
      <button type="button" className={classes.stop} disabled={isStopping} onClick={stop}>
        {t('stop')}
      </button>
    </section>
  )
}
