import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { difference } from '~/components/permissions/difference'
import { MarkLegend } from '~/components/permissions/mark_sign'
import type { Grid } from '~/components/permissions/use_permission_grid'
import type { Role } from '~/components/roles/types'
import { useRoleName } from '~/components/roles/use_role_name'
import { useFormat } from '~/hooks/use_format'
import classes from '~/components/permissions/toolbar.module.css'
import { ownDirection } from '~/ui/form/own_direction'

export function PermissionToolbar({ grid, roles }: { grid: Grid; roles: Role[] }) {
  const t = useTranslations('permissions')
  const { number } = useFormat()
  const roleName = useRoleName()
  const { boxes, held, other } = grid
  const chosen = boxes.filter((name) => held.has(name)).length
  const lockedBoxes = boxes.filter((name) => grid.locked.has(name)).length
  return (
    <div className={classes.toolbar}>
      <div className={classes.line}>
        <TextInput
          type="search"
          attributes={ownDirection(grid.search)}
          className={classes.search}
          aria-label={t('grid.search')}
          placeholder={t('grid.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={grid.search}
          onChange={(event) => grid.setSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <NativeSelect
          aria-label={t('diff.with')}
          value={grid.otherId ?? ''}
          onChange={(event) => grid.setOtherId(event.currentTarget.value || null)}
          data={[
            { value: '', label: t('diff.nobody') },
            ...roles.map((role) => ({ value: role.id, label: roleName(role) })),
          ]}
        />
        <Text component="output" size="sm" fw={600} className={classes.count}>
          {t('grid.chosen', { count: number(chosen), total: number(boxes.length) })}
        </Text>
      </div>
      {other && <Comparison grid={grid} />}
      {!grid.isReadOnly && (
        <Text size="sm" c="dimmed">
          {t('grid.help')}
        </Text>
      )}
      {!grid.isReadOnly && lockedBoxes > 0 && (
        <Text size="sm">{t('grid.withheld_note', { count: lockedBoxes })}</Text>
      )}
    </div>
  )
}

function Comparison({ grid }: { grid: Grid }) {
  const t = useTranslations('permissions.diff')
  const { other, held, boxes } = grid
  if (!other) return null
  const { more, fewer } = difference(held, other, boxes)
  const role = other.name
  return (
    <div className={classes.line}>
      <Text size="sm" role="status">
        {more + fewer === 0 ? t('same', { role }) : t('summary', { more, fewer, role })}
      </Text>
      <MarkLegend />
      <Checkbox
        size="sm"
        label={t('only')}
        checked={grid.onlyDifferences}
        onChange={(event) => grid.setOnlyDifferences(event.currentTarget.checked)}
      />
    </div>
  )
}
