import { test } from '@japa/runner'
import { checkAuthority } from '#tests/helpers/access/authority_property'

test.group('Sequences of role edits', () => {
  test('T9 nobody ends with what nobody above gave, one SuperAdmin always stays', () => {
    checkAuthority(2_000, 20_261_121)
  })
})
