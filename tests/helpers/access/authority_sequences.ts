import assert from 'node:assert/strict'
import fc from 'fast-check'
import { sql } from 'kysely'
import { db, withTenant } from '#domain/shared/data/database'
import {
  type Centre,
  type Edit,
  editsOf,
  newCentre,
  tryEdit,
} from '#tests/helpers/access/authority_model'
import {
  actOn,
  newStage,
  read,
  type Stage,
  type Stored,
} from '#tests/helpers/access/authority_database'
import { assertNothingFromNobody } from '#tests/helpers/access/authority_property'

class Undone extends Error {}

function asModel({ roles, people }: Stored): Centre {
  return {
    roles: new Map(roles.map(({ id, isSuper, permissions }) => [id, { id, isSuper, permissions }])),
    people: people.map(({ active, roles: ids }) => ({ active, roles: new Set(ids) })),
  }
}

/** The same centre without the ids of the roles: by their place among all. */
function placed({ roles, people }: Centre) {
  const ids = [...roles.keys()]
  return {
    roles: [...roles.values()].map(({ isSuper, permissions }) => ({
      isSuper,
      permissions: [...permissions].sort(),
    })),
    people: people.map(({ active, roles: held }) => ({
      active,
      roles: [...held].map((id) => ids.indexOf(id)).sort((one, other) => one - other),
    })),
  }
}

/** One sequence by the actions, in a transaction that is rolled back; after each edit the model must say the same. */
async function play(stage: Stage, sequence: Edit[]) {
  const model = newCentre()
  let before = await read(stage)
  for (const edit of sequence) {
    tryEdit(model, edit)
    await actOn(stage, before, edit)
    const after = await read(stage)
    assertNothingFromNobody(asModel(before), edit, asModel(after))
    assert.deepEqual(placed(asModel(after)), placed(model))
    before = after
  }
}

async function run(sequences: number, seed: number) {
  let tried = 0
  const stage = await newStage(newCentre())
  const property = fc.asyncProperty(editsOf(3, 8), async (sequence) => {
    tried += sequence.length
    const playing = withTenant(stage.tenantId, async () => {
      await sql`set constraints all immediate`.execute(db())
      await play(stage, sequence)
      throw new Undone()
    })
    await playing.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  })
  await fc.assert(property, { numRuns: sequences, seed })
  return tried
}

const lanes = 4
const most = 500

/**
 * Runs seeded sequences of edits by the real actions on PostgreSQL, in several centres side by side; throws with the
 * shortest sequence that breaks a rule or that the model tells otherwise. Answers how many edits were tried.
 */
export async function playAuthority(sequences: number, seed: number) {
  let begun = 0
  let tried = 0
  const lane = async () => {
    while (begun < sequences) {
      const count = Math.min(most, sequences - begun)
      begun += count
      tried += await run(count, seed + begun)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return tried
}
