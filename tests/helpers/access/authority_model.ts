import fc from 'fast-check'
import {
  type Granter,
  mayChangeRole,
  mayGrantRole,
  mayManage,
  withheld,
} from '#domain/access/roles/rules/grant'

/** A centre as the rules see it: roles by id, who holds which, and what each person's authority goes back to. */
export type Role = { id: string; isSuper: boolean; permissions: string[] }
type Person = { roles: Set<string>; active: boolean }
export type Centre = { roles: Map<string, Role>; people: Person[] }

const names = ['rooms', 'holidays', 'courses', 'groups', 'levels'].map(
  (area) => `admin.${area}.index`
)
const people = 5
const superRole = 'super'
let made = 0

/** One edit that somebody tries; the numbers choose who, whom and which, whatever there is by then. */
export type Edit =
  | { type: 'create'; by: number; permissions: string[] }
  | { type: 'update'; by: number; role: number; permissions: string[] }
  | { type: 'delete'; by: number; role: number; instead: number }
  | { type: 'assign'; by: number; to: number; roles: number[] }
  | { type: 'suspend' | 'reactivate'; by: number; to: number }

const who = fc.nat(people - 1)
const which = fc.nat(20)
const some = fc.subarray(names)

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ type: fc.constant('create' as const), by: who, permissions: some }),
  fc.record({ type: fc.constant('update' as const), by: who, role: which, permissions: some }),
  fc.record({ type: fc.constant('delete' as const), by: who, role: which, instead: which }),
  fc.record({
    type: fc.constant('assign' as const),
    by: who,
    to: who,
    roles: fc.array(which, { maxLength: 3 }),
  }),
  fc.record({
    type: fc.constantFrom('suspend' as const, 'reactivate' as const),
    by: who,
    to: who,
  })
)

export const editsOf = (minLength: number, maxLength: number) =>
  fc.array(anyEdit, { minLength, maxLength, size: 'max' })

export function newCentre(): Centre {
  const role = (id: string, permissions: string[]) => ({
    id,
    isSuper: id === superRole,
    permissions,
  })
  const roles = [
    role(superRole, []),
    role('keeper', names.slice(0, 3)),
    role('small', names.slice(0, 1)),
  ]
  const held = [[superRole], ['keeper'], ['small'], [], []]
  return {
    roles: new Map(roles.map((one) => [one.id, one])),
    people: held.map((ids) => ({ roles: new Set(ids), active: true })),
  }
}

const rolesOf = (centre: Centre, person: Person) =>
  [...person.roles].map((id) => centre.roles.get(id)!)

export function heldBy(centre: Centre, person: Person): Set<string> {
  if (!person.active) return new Set()
  const roles = rolesOf(centre, person)
  return new Set(
    roles.some(({ isSuper }) => isSuper)
      ? [superRole, ...names]
      : roles.flatMap((one) => one.permissions)
  )
}

const granterOf = (centre: Centre, person: Person): Granter => {
  const held = heldBy(centre, person)
  return {
    kind: 'admin',
    roles: rolesOf(centre, person),
    may: (name) => held.has(name),
    branches: null,
  }
}

export const pick = <T>(list: T[], index: number) => list[index % list.length]!
const differing = (one: string[], other: string[]) =>
  [...one, ...other].filter((name) => one.includes(name) !== other.includes(name))

export function tryEdit(centre: Centre, edit: Edit): boolean {
  const actor = centre.people[edit.by]!
  if (!actor.active) return false
  const by = granterOf(centre, actor)
  const all = [...centre.roles.values()]
  switch (edit.type) {
    case 'create': {
      if (withheld(by, edit.permissions).length > 0) return false
      const id = `role-${made++}`
      centre.roles.set(id, { id, isSuper: false, permissions: edit.permissions })
      return true
    }
    case 'update': {
      const role = pick(all, edit.role)
      if (!mayChangeRole(by, role)) return false
      if (withheld(by, differing(role.permissions, edit.permissions)).length > 0) return false
      role.permissions = edit.permissions
      return true
    }
    case 'delete':
      return tryDelete(centre, by, pick(all, edit.role), pick(all, edit.instead))
    case 'assign':
      return tryAssign(
        centre,
        edit,
        by,
        edit.roles.map((index) => pick(all, index))
      )
    default:
      return trySuspend(centre, edit, by)
  }
}

function tryDelete(centre: Centre, by: Granter, role: Role, instead: Role) {
  const holders = centre.people.filter((person) => person.roles.has(role.id))
  if (!mayChangeRole(by, role)) return false
  if (holders.length > 0 && (instead.isSuper || instead.id === role.id)) return false
  const moved = [...role.permissions, ...(holders.length > 0 ? instead.permissions : [])]
  if (withheld(by, moved).length > 0) return false
  for (const { roles } of holders) {
    roles.delete(role.id)
    roles.add(instead.id)
  }
  centre.roles.delete(role.id)
  return true
}

function tryAssign(
  centre: Centre,
  edit: Extract<Edit, { type: 'assign' }>,
  by: Granter,
  wanted: Role[]
) {
  const target = centre.people[edit.to]!
  if (edit.to === edit.by || !mayManage(by, { roles: rolesOf(centre, target), branches: null }))
    return false
  const ids = new Set(wanted.map(({ id }) => id))
  const changed = [
    ...wanted.filter(({ id }) => !target.roles.has(id)),
    ...rolesOf(centre, target).filter(({ id }) => !ids.has(id)),
  ]
  if (!changed.every((role) => mayGrantRole(by, role))) return false
  const before = target.roles
  target.roles = ids
  return hasSuperAdmin(centre) || undo(() => (target.roles = before))
}

function trySuspend(
  centre: Centre,
  edit: Extract<Edit, { to: number; type: 'suspend' | 'reactivate' }>,
  by: Granter
) {
  const target = centre.people[edit.to]!
  if (edit.to === edit.by || !mayManage(by, { roles: rolesOf(centre, target), branches: null }))
    return false
  const before = target.active
  target.active = edit.type === 'reactivate'
  return hasSuperAdmin(centre) || undo(() => (target.active = before))
}

function undo(back: () => void) {
  back()
  return false
}

export const hasSuperAdmin = (centre: Centre) =>
  centre.people.some(
    (person) => person.active && rolesOf(centre, person).some(({ isSuper }) => isSuper)
  )
