import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import type { RowAct } from '~/ui/list/row_act'
import { RowMenu } from '~/ui/list/row_menu'
import classes from '~/ui/list/row.module.css'

/** The acts of one row: the commonest while the pointer or the focus is on the row, all of them in a menu. */
export function RowActs({ acts, name }: { acts: RowAct[]; name: string }) {
  const t = useTranslations('ui.list')
  if (acts.length === 0) return null
  return (
    <div className={classes.acts} data-row-acts>
      {acts
        .filter((act) => act.common)
        .map((act) => (
          <CommonAct key={act.id} act={act} name={name} />
        ))}
      <RowMenu acts={acts} label={t('row_menu', { name })} />
    </div>
  )
}

function CommonAct({ act, name }: { act: RowAct; name: string }) {
  const shared = {
    'className': `${classes.act} ${classes.hoverAct}`,
    'data-common-act': true,
    'aria-label': `${act.label}: ${name}`,
    'title': act.label,
  } as const
  if (!act.href)
    return (
      <button type="button" {...shared} onClick={act.run}>
        {act.icon}
      </button>
    )
  return (
    <Link {...shared} href={act.href}>
      {act.icon}
    </Link>
  )
}
