import fc from 'fast-check'
import {
  type Centre,
  type Edit,
  editsOf,
  hasSuperAdmin,
  heldBy,
  newCentre,
  tryEdit,
} from '#tests/helpers/access/authority_model'

/**
 * Throws when somebody holds after an edit what nobody above gave them: not what they held before, not what its maker
 * held, not what their account held before it was suspended; or when no active SuperAdmin is left.
 */
export function assertNothingFromNobody(before: Centre, edit: Edit, after: Centre) {
  const actorHeld = heldBy(before, before.people[edit.by]!)
  after.people.forEach((person, index) => {
    const earlier = before.people[index]!
    const held = heldBy(before, earlier)
    const sleeping = heldBy(before, { ...earlier, active: true })
    for (const name of heldBy(after, person)) {
      if (held.has(name)) continue
      const woken = edit.type === 'reactivate' && sleeping.has(name)
      if (!actorHeld.has(name) && !woken) throw new Error(`${name} came to ${index} from nobody`)
      if (index === edit.by) throw new Error(`${index} gave themselves ${name}`)
    }
  })
  if (!hasSuperAdmin(after)) throw new Error('no SuperAdmin is left')
}

const copyOf = ({ roles, people }: Centre): Centre => ({
  roles: new Map([...roles].map(([id, role]) => [id, { ...role }])),
  people: people.map(({ roles: ids, active }) => ({ roles: new Set(ids), active })),
})

/** Runs seeded sequences of role edits; throws with the shortest sequence that breaks the rules. */
export function checkAuthority(sequences: number, seed: number) {
  fc.assert(
    fc.property(editsOf(5, 30), (sequence) => {
      const centre = newCentre()
      for (const edit of sequence) {
        const before = copyOf(centre)
        tryEdit(centre, edit)
        assertNothingFromNobody(before, edit, centre)
      }
    }),
    { numRuns: sequences, seed }
  )
}
