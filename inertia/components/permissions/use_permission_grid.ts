import { useMemo, useState } from 'react'
import type { Kind } from '#domain/shared/choices/kinds'
import { boxesOf, groupsOf, permissionsOf } from '~/components/permissions/areas'
import { markOf, toggleAll, type Compared } from '~/components/permissions/difference'
import { useRoleName } from '~/components/roles/use_role_name'
import { useAreaName } from '~/ui/use_area_name'
import type { Role } from '~/components/roles/types'

export interface PermissionGridOptions {
  kind: Kind
  roles: Role[]
  value: readonly string[]
  onChange?: (value: string[]) => void
  withheld?: readonly string[]
}

export function usePermissionGrid(options: PermissionGridOptions) {
  const { kind, roles, value, onChange, withheld } = options
  const nameOf = useAreaName()
  const roleName = useRoleName()
  const [search, setSearch] = useState('')
  const [otherId, setOtherId] = useState<string | null>(null)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const held = useMemo(() => new Set(value), [value])
  const locked = useMemo(() => new Set(withheld), [withheld])
  const found = roles.find(({ id }) => id === otherId)
  const other: Compared | null = found
    ? { name: roleName(found), held: new Set(found.permissions) }
    : null

  const wanted = search.trim().toLowerCase()
  const groups = groupsOf[kind]
    .map(({ group, areas }) => ({
      group,
      all: areas,
      areas: areas.filter((area) => {
        if (!nameOf(area).toLowerCase().includes(wanted)) return false
        if (!onlyDifferences || !other) return true
        return permissionsOf(kind, area).some((name) => markOf(held, other, name))
      }),
    }))
    .filter(({ areas }) => areas.length > 0)

  return {
    kind,
    held,
    locked,
    other,
    groups,
    boxes: boxesOf(kind),
    isReadOnly: onChange === undefined,
    search,
    setSearch,
    otherId,
    setOtherId,
    onlyDifferences,
    setOnlyDifferences,
    toggle: (names: string[]) => onChange?.([...toggleAll(held, names, locked)].sort()),
  }
}

export type Grid = ReturnType<typeof usePermissionGrid>
