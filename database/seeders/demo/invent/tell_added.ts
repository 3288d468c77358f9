import type { World } from '#database/seeders/demo/world'

type Person = {
  id: string
  number: string
  first_name: string
  last_name: string
  status: string
  created_at: string
  archived_at: string | null
}

export function tellAdded(world: World, kind: 'student' | 'guardian' | 'instructor', of: Person) {
  const { id, number, first_name, last_name, status, created_at: at, archived_at: left } = of
  const after = { number, first_name, last_name, status }
  world.tell(at, `${kind}s.create`, kind, id, { after })
  if (!left) return
  const told = { before: { archived_at: null }, after: { archived_at: left } }
  world.tell(left, `${kind}s.archive`, kind, id, told)
}
