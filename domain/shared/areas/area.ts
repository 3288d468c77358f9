export type AreaVerb = 'index' | 'create' | 'update' | 'delete'
export type PermissionGroup = 'people' | 'teaching' | 'money' | 'centre'
export type MenuHeading = 'users' | 'materials' | 'services' | 'settings'

/** The roles of a new centre besides SuperAdmin (`domain/access/roles/default_roles.ts`). */
export type GrantedRole = 'manager' | 'receptionist' | 'accountant' | 'coordinator'

/** What a role may do, by the first letters of the verbs: `ICU` sees, adds and changes. */
type Granted = '' | 'C' | 'I' | 'IC' | 'IU' | 'ICU' | 'ICUD'

/** Every field is required, so that an incomplete area does not compile; null means it has none. */
export type AreaDefinition = {
  /** The second word of its route names (`admin.users.index`) and of its addresses. */
  route: string
  record: AreaRecord | null
  /** What roles may hold of it; null for what is told in the trail alone, or is everybody's. */
  held: AreaPermissions | null
  trail: AreaTrail | null
  menu: AreaMenu | null
  /** The key that leads to its first line after `g`. */
  goKey: string | null
  imported: boolean
  exported: boolean
}

type AreaRecord = {
  /** One of them, as `subject_type` of the audit trail; its table is called as the area is. */
  one: string
  /** Its name columns: `name_en`, `title_en`, a person's, `name` and `name_other`, or those of its student. */
  named: 'name' | 'title' | 'person' | 'plain' | 'student' | null
  /** How its list is searched: through `search_text`, or by a function of its own for very many rows. */
  search: 'text' | 'page' | null
}

type AreaPermissions = {
  group: PermissionGroup
  /** The verbs that mean something; nobody adds to the audit trail by hand. */
  verbs: readonly AreaVerb[]
  /** What the roles of a new centre start with; null: no administrator's role may hold it. */
  admin: Readonly<Record<GrantedRole, Granted>> | null
  student: boolean
}

type AreaTrail = {
  /** One of these opens its entries; null: whatever opens the list that an entry names. */
  needs: readonly string[] | null
  /** The file of words its sentences and changes are told in; null: the trail's own. */
  words: string | null
}

/** One line asks for `index` of the area, else for what it `needs` or what opens its trail; of an area that has none of them it is everybody's. */
type AreaMenu = {
  /** Null: alone, before the first heading. */
  heading: MenuHeading | null
  /** Two lines, to its list and to the form of a new one, or one line to this route. */
  leads: 'list_and_form' | `admin.${string}`
  /** One of these opens its line, where nothing is held of the area itself. */
  needs?: readonly string[]
  /** Addresses beside its own under which its lines are open. */
  opens: readonly string[]
  /** Addresses beside its own under which the line of its list is the one marked. */
  marks: readonly string[]
  beside: readonly { line: string; to: `admin.${string}`; verb: AreaVerb }[]
}
