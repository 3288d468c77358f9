import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconDots, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFirstOpening } from '~/ui/use_first_opening'
import { Link } from '@adonisjs/inertia/react'
import { Menu } from '~/ui/menu/menu'
import { PageTitle } from '~/ui/page/page_title'
import classes from '~/ui/page/page_header.module.css'

export interface PageHeaderProps {
  title: string
  heading?: ReactNode
  count?: string
  lead?: ReactNode
  crumbs?: Crumb[]
  primary?: ReactNode
  menu?: ReactNode
  /** On a narrow screen they stand where the title would, which is read aloud alone. */
  controls?: ReactNode
}

export function PageHeader({
  title,
  heading,
  count,
  lead,
  crumbs,
  primary,
  menu,
  controls,
}: PageHeaderProps) {
  return (
    <div className={classes.header}>
      <PageTitle title={title} />
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <div className={classes.line}>
        <h1 className={classes.title} data-unseen={controls ? true : undefined} tabIndex={-1}>
          {heading ?? title}
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </h1>
        {controls}
        {(primary || menu) && (
          <div className={classes.actions}>
            {menu && <MoreActions>{menu}</MoreActions>}
            {primary}
          </div>
        )}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
    </div>
  )
}

const dots = <IconDots size={18} aria-hidden />

function MoreActions({ children }: { children: ReactNode }) {
  const t = useTranslations('shell')
  const [wanted, setWanted] = useState(false)
  const button = { 'variant': 'default', 'size': 36, 'aria-label': t('more_acts') } as const
  if (wanted) return <OpenActions button={button}>{children}</OpenActions>
  return (
    <ActionIcon
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      {dots}
    </ActionIcon>
  )
}

function OpenActions({ button, children }: { button: ActionIconProps; children: ReactNode }) {
  const { opened, setOpened, button: ref } = useFirstOpening()
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <ActionIcon {...button} ref={ref}>
          {dots}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}

interface Crumb {
  label: string
  href: string
}

function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations('shell')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} prefetch data-wide-touch>
              <bdi>{label}</bdi>
            </Link>
            <IconChevronRight size={14} className="mirrored" aria-hidden />
          </li>
        ))}
      </ol>
    </nav>
  )
}
