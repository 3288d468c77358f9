import { test } from '@japa/runner'
import { equipmentOf } from '#domain/scheduling/rooms/rules/equipment'

test.group('Equipment of a room', () => {
  test('is one thing a line or between commas of either script, each once', ({ assert }) => {
    assert.deepEqual(equipmentOf('Projector\n سبورة ذكية، مكيّف ,,projector;Sink'), [
      'Projector',
      'سبورة ذكية',
      'مكيّف',
      'Sink',
    ])
    assert.deepEqual(equipmentOf(' \n,'), [])
  })
})
