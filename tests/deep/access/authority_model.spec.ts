import { test } from '@japa/runner'
import { checkAuthority } from '#tests/helpers/access/authority_property'
import { playAuthority } from '#tests/helpers/access/authority_sequences'

const sequences = 50_000

test.group('Sequences of role edits', () => {
  test(`T9 in ${sequences} of them nobody ends with what nobody above gave, one SuperAdmin always stays`, () => {
    checkAuthority(sequences, 20_261_121)
  })

  test(`T9 in ${sequences} of them by the actions on PostgreSQL too, and the rules alone say the same`, async ({
    assert,
  }) => {
    assert.isAbove(await playAuthority(sequences, 20_261_121), sequences)
  })
})
