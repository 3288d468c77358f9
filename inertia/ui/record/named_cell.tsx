import { useBothNames, type BothNames } from '~/ui/names/both_names'
import { Swatch } from '~/ui/swatch'
import { RowLink } from '~/ui/list/table/row_link'
import classes from '~/ui/record/names.module.css'

export function NamedCell({
  named,
  href,
}: {
  named: BothNames & { colour?: string | null }
  href: string
}) {
  const { lead, other } = useBothNames()(named)
  return (
    <div className={classes.person}>
      {named.colour !== undefined && <Swatch colour={named.colour} />}
      <div className={classes.names}>
        <RowLink href={href}>
          <bdi>{lead}</bdi>
        </RowLink>
        {other && (
          <div className={classes.other}>
            <bdi>{other}</bdi>
          </div>
        )}
      </div>
    </div>
  )
}
