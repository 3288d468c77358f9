import { test } from '@japa/runner'
import { joined } from '#core/languages/phrases'

test('words are joined with the marks of the language', ({ assert }) => {
  assert.equal(joined('en', ['one', 'two']), 'one, two')
  assert.equal(joined('ar-SA-u-nu-arab', ['واحد', 'اثنان']), 'واحد، اثنان')
  assert.equal(joined('en', ['one', 'two'], ';'), 'one; two')
  assert.equal(joined('ar', ['واحد', 'اثنان'], ';'), 'واحد؛ اثنان')
})
