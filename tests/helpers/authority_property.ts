import fc from 'fast-check'
import {
  type Centre,
  type Edit,
  edits,
  hasSuperAdmin,
  heldBy,
  newCentre,
  tryEdit,
} from '#tests/helpers/authority_model'

/** What each person ever held by an edit that its own maker could answer for. */
function check(centre: Centre, edit: Edit) {
  const before = centre.people.map((person) => heldBy(centre, person))
  const stored = centre.people.map(({ roles, active }) => ({ roles: new Set(roles), active }))
  const sleeping = stored.map(({ roles }) => {
    return new Set([...roles].flatMap((id) => centre.roles.get(id)?.permissions ?? []))
  })
  tryEdit(centre, edit)
  const actorHeld = before[edit.by]!
  centre.people.forEach((person, index) => {
    for (const name of heldBy(centre, person)) {
      if (before[index]!.has(name)) continue
      const woken =
        edit.type === 'reactivate' && (sleeping[index]!.has(name) || actorHeld.has(name))
      if (!actorHeld.has(name) && !woken) throw new Error(`${name} came to ${index} from nobody`)
      if (index === edit.by) throw new Error(`${index} gave themselves ${name}`)
    }
  })
  if (!hasSuperAdmin(centre)) throw new Error('no SuperAdmin is left')
}

/** Runs seeded sequences of role edits; throws with the shortest sequence that breaks the rules. */
export function checkAuthority(sequences: number, seed: number) {
  fc.assert(
    fc.property(edits, (sequence) => {
      const centre = newCentre()
      for (const edit of sequence) check(centre, edit)
    }),
    { numRuns: sequences, seed }
  )
}
