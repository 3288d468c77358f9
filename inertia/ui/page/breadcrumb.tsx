import { Link } from '@adonisjs/inertia/react'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from '~/ui/page/page_header.module.css'

export interface Crumb {
  label: string
  href: string
}

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations('shell')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} prefetch>
              <bdi>{label}</bdi>
            </Link>
            <IconChevronRight size={14} className="mirrored" aria-hidden />
          </li>
        ))}
      </ol>
    </nav>
  )
}
