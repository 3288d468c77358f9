import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/preview/preview.module.css'

/** Beneath a sample that has no frame of the gallery around it. */
export function WayBack() {
  const t = useTranslations('preview')
  return (
    <nav className={classes.way} aria-label={t('gallery')}>
      <span>{t('is_sample')}</span>
      <Link href={urlFor('preview.index')}>{t('back')}</Link>
    </nav>
  )
}
