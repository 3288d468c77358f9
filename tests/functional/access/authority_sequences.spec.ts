import { test } from '@japa/runner'
import { playAuthority } from '#tests/helpers/access/authority_sequences'

const sequences = 200

test.group('Sequences of role edits by the actions themselves', () => {
  test(`T9 in ${sequences} of them on PostgreSQL nobody ends with what nobody above gave, one SuperAdmin always stays`, async ({
    assert,
  }) => {
    assert.isAbove(await playAuthority(sequences, 20_261_121), sequences)
  }).timeout(120_000)
})
