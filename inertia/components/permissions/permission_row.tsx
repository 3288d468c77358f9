import { useTranslations } from 'use-intl'
import { areaVerbs } from '#domain/shared/areas/areas'
import { permissionOf, permissionsOf, type Area } from '~/components/permissions/areas'
import { markOf } from '~/components/permissions/difference'
import type { Grid } from '~/components/permissions/use_permission_grid'
import { HeldSign, PermissionBox } from '~/components/permissions/permission_box'
import { useAreaName } from '~/ui/use_area_name'
import classes from '~/components/permissions/grid.module.css'

export function PermissionRow({ grid, area, at }: { grid: Grid; area: Area; at: number }) {
  const t = useTranslations('permissions')
  const { kind, held, locked, other, isReadOnly } = grid
  const name = useAreaName()(area)
  const all = permissionsOf(kind, area)
  const chosen = all.filter((permission) => held.has(permission)).length
  return (
    <tr role="row" className={classes.row}>
      <th scope="row" role="rowheader" className={classes.area}>
        {name}
      </th>
      {areaVerbs.map((verb, column) => {
        const permission = permissionOf(kind, area, verb)
        if (!permission) return <td key={verb} role="cell" className={classes.empty} />
        const shared = {
          label: t('one', { area: name, verb: t(`verbs.${verb}`) }),
          word: t(`verbs.${verb}`),
          checked: held.has(permission),
          mark: markOf(held, other, permission),
        }
        return (
          <td key={verb} role="cell" data-at={`${at},${column}`}>
            {isReadOnly ? (
              <HeldSign {...shared} />
            ) : (
              <PermissionBox
                {...shared}
                locked={locked.has(permission) ? t('grid.withheld') : undefined}
                onToggle={() => grid.toggle([permission])}
              />
            )}
          </td>
        )
      })}
      {!isReadOnly && (
        <td role="cell" data-at={`${at},4`} className={classes.whole}>
          <PermissionBox
            label={t('grid.row', { area: name })}
            word={t('grid.all')}
            checked={chosen === all.length}
            mixed={chosen > 0 && chosen < all.length}
            locked={all.every((one) => locked.has(one)) ? t('grid.withheld') : undefined}
            onToggle={() => grid.toggle(all)}
          />
        </td>
      )}
    </tr>
  )
}
