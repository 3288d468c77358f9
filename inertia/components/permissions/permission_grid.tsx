import { Text, VisuallyHidden } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { areaVerbs } from '#domain/shared/areas/areas'
import { permissionOf, permissionsOf } from '~/components/permissions/areas'
import { moveInGrid } from '~/components/permissions/grid_keys'
import { ComparedName } from '~/components/permissions/mark_sign'
import { PermissionBox } from '~/components/permissions/permission_box'
import { PermissionRow } from '~/components/permissions/permission_row'
import { PermissionToolbar } from '~/components/permissions/permission_toolbar'
import {
  usePermissionGrid,
  type Grid,
  type PermissionGridOptions,
} from '~/components/permissions/use_permission_grid'
import { useFormat } from '~/hooks/use_format'
import classes from '~/components/permissions/grid.module.css'

export function PermissionGrid(props: PermissionGridOptions) {
  const t = useTranslations('permissions.grid')
  const grid = usePermissionGrid(props)
  if (grid.boxes.length === 0) return <Text c="dimmed">{t('none')}</Text>
  return (
    <ComparedName value={grid.other?.name ?? ''}>
      <PermissionToolbar grid={grid} roles={props.roles} />
      <table role="table" className={classes.grid} onKeyDown={moveInGrid}>
        <caption>
          <VisuallyHidden>{t('caption')}</VisuallyHidden>
        </caption>
        <GridHead grid={grid} />
        <GridBody grid={grid} />
      </table>
      {grid.groups.length === 0 && (
        <Text c="dimmed" role="status" py="md">
          {t('no_area')}
        </Text>
      )}
    </ComparedName>
  )
}

function GridHead({ grid }: { grid: Grid }) {
  const t = useTranslations('permissions')
  const shown = grid.groups.flatMap(({ areas }) => areas)
  return (
    <thead role="rowgroup" className={classes.head}>
      <tr role="row">
        <th scope="col" role="columnheader">
          {t('grid.area')}
        </th>
        {areaVerbs.map((verb, column) => {
          const names = shown.flatMap((area) => permissionOf(grid.kind, area, verb) ?? [])
          const chosen = names.filter((name) => grid.held.has(name)).length
          return (
            <th key={verb} scope="col" role="columnheader" data-at={`0,${column}`}>
              <span>{t(`verbs.${verb}`)}</span>
              {!grid.isReadOnly && (
                <PermissionBox
                  label={t('grid.column', { verb: t(`verbs.${verb}`) })}
                  word={t(`verbs.${verb}`)}
                  checked={chosen > 0 && chosen === names.length}
                  mixed={chosen > 0 && chosen < names.length}
                  locked={
                    names.every((name) => grid.locked.has(name)) ? t('grid.withheld') : undefined
                  }
                  onToggle={() => grid.toggle(names)}
                />
              )}
            </th>
          )
        })}
        {!grid.isReadOnly && (
          <th scope="col" role="columnheader">
            {t('grid.all')}
          </th>
        )}
      </tr>
    </thead>
  )
}

function GridBody({ grid }: { grid: Grid }) {
  const t = useTranslations('permissions')
  const { number } = useFormat()
  let at = 0
  return (
    <tbody role="rowgroup">
      {grid.groups.map(({ group, areas, all }) => {
        const boxes = all.flatMap((area) => permissionsOf(grid.kind, area))
        const chosen = boxes.filter((name) => grid.held.has(name)).length
        return (
          <Fragment key={group}>
            <tr role="row" className={classes.group}>
              <th scope="colgroup" role="columnheader" colSpan={grid.isReadOnly ? 5 : 6}>
                {t('grid.chosen_in', {
                  group: t(`groups.${group}`),
                  count: number(chosen),
                  total: number(boxes.length),
                })}
              </th>
            </tr>
            {areas.map((area) => (
              <PermissionRow key={area} grid={grid} area={area} at={++at} />
            ))}
          </Fragment>
        )
      })}
    </tbody>
  )
}
