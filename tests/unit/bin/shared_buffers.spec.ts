import { test } from '@japa/runner'
import { sharedBuffers } from '#bin/database/shared_buffers'

const gigabyte = 2 ** 30

test.group('The buffers of the embedded database', () => {
  test('an eighth of the memory, between 128 MB and 1 GB', ({ assert }) => {
    const sizes = [0.5, 1, 2, 4, 8, 64].map((memory) => sharedBuffers(memory * gigabyte))
    assert.deepEqual(sizes, ['128MB', '128MB', '256MB', '512MB', '1024MB', '1024MB'])
  })
})
