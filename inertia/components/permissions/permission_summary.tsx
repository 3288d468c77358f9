import { useTranslations } from 'use-intl'
import { groupsOf, permissionOf, verbsOf } from '~/components/permissions/areas'
import { useAreaName } from '~/ui/use_area_name'
import classes from '~/components/permissions/summary.module.css'

export function PermissionSummary({ permissions }: { permissions: string[] }) {
  const t = useTranslations('permissions')
  const nameOf = useAreaName()
  const held = new Set(permissions)
  const groups = groupsOf.admin.map(({ group, areas }) => ({
    group,
    lines: areas.flatMap((area) => {
      const verbs = verbsOf(area).filter((verb) =>
        held.has(permissionOf('admin', area, verb) ?? '')
      )
      return verbs.length > 0 ? [{ area, verbs }] : []
    }),
  }))
  return (
    <div className={classes.groups}>
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map(({ group, lines }) => (
          <dl key={group} className={classes.group} aria-label={t(`groups.${group}`)}>
            {lines.map(({ area, verbs }) => (
              <div key={area}>
                <dt>{nameOf(area)}</dt>
                <dd>{verbs.map((verb) => t(`verbs.${verb}`)).join(' · ')}</dd>
              </div>
            ))}
          </dl>
        ))}
    </div>
  )
}
