import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

/** From calendar and start page to the absences an instructor asks for. */
export function AbsencesLink() {
  const t = useTranslations('absences')
  return (
    <Button component={Link} href={urlFor('own_absences.index')} variant="default">
      {t('title')}
    </Button>
  )
}
