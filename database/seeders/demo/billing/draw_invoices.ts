import { siblings } from '#database/seeders/demo/data/billing_words'
import type { World } from '#database/seeders/demo/world'
import type { NewDraft } from '#domain/billing/documents/create_draft'

export type DrawnInvoice = { draft: NewDraft; created_at: string; issued_at: string | null }

/** The shares of families that nobody has billed yet, and whose invoice is a draft. */
const [unbilled, drafted] = [0.1, 0.08]

/** How many days ago the first invoice was issued. */
const longest = 19

const hour = 3_600_000

/** Chooses what becomes of each draft, in the order in which they were issued; drafts come last. */
export function drawInvoices(world: World, drafts: NewDraft[]): DrawnInvoice[] {
  const drawn = drafts.flatMap((draft) => drawOne(world, draft))
  return drawn.toSorted((one, other) =>
    (one.issued_at ?? '9') < (other.issued_at ?? '9') ? -1 : 1
  )
}

function drawOne(world: World, draft: NewDraft): DrawnInvoice[] {
  const { chance } = world
  const lot = chance.next()
  const isShared = draft.lines.some(({ shared }) => shared)
  if (lot < unbilled && !isShared) return []
  if (lot < unbilled + drafted && !isShared)
    return [{ draft: discounted(draft), created_at: world.during(world.day(-1)), issued_at: null }]
  // Sessions go on: what was held since then waits for the next invoice
  const lines = draft.lines.filter((line) => line.kind === 'fee' || line.claims_term)
  if (lines.length === 0) return []
  const issued_at = world.during(world.day(-chance.integer(1, longest)))
  const created_at = new Date(Date.parse(issued_at) - hour).toISOString()
  return [{ draft: discounted({ ...draft, lines }), created_at, issued_at }]
}

/** A family of several children pays five per cent less. */
function discounted(draft: NewDraft): NewDraft {
  const children = new Set(draft.lines.map(({ student_id }) => student_id))
  if (children.size < 2) return draft
  const discount = {
    discount_kind: 'percent',
    discount_value: '500',
    discount_reason: siblings,
  } as const
  return { ...draft, fields: { ...draft.fields, ...discount } }
}
