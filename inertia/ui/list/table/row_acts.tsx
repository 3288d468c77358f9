import type { CSSProperties } from 'react'
import { CellLink } from '~/ui/list/table/cell_link'
import type { RowAct } from '~/ui/list/table/row_act'
import { RowMenu } from '~/ui/list/table/row_menu'
import classes from '~/ui/list/table/row.module.css'

interface RowActsProps {
  acts: RowAct[]
  name: string
  label: string
  /** Whether the commonest acts are there beside the menu; their room is kept all the same. Absent on a phone. */
  near?: boolean
}

export function RowActs({ acts, name, label, near }: RowActsProps) {
  if (acts.length === 0) return null
  const common = near === undefined ? [] : acts.filter((act) => act.common)
  return (
    <div
      className={classes.acts}
      data-row-acts
      style={{ '--common-acts': common.length } as CSSProperties}
    >
      {near && common.map((act) => <CommonAct key={act.id} act={act} name={name} />)}
      <RowMenu acts={acts} label={label} />
    </div>
  )
}

function CommonAct({ act, name }: { act: RowAct; name: string }) {
  const shared = {
    'className': `${classes.act} ${classes.hoverAct}`,
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
    <CellLink {...shared} href={act.href}>
      {act.icon}
    </CellLink>
  )
}
