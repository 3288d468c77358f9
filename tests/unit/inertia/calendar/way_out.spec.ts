import { test } from '@japa/runner'
import { wayOut } from '#inertia/components/class_sessions/changes/way_out'

type Told = Parameters<typeof wayOut>[1]['told'][number]

const clash = (...kinds: Told['clashes'][number]['kinds']) =>
  ({ clashes: [{ kinds }], warnings: [] }) as unknown as Told

const warning = (kind: string, severity = 'block') =>
  ({ clashes: [], warnings: [{ kind, severity }] }) as unknown as Told

test.group('What to do about what blocks a move', () => {
  test('C5: another room or a substitute helps only where nothing else is in the way')
    .with([
      { told: [clash('room')], way: 'move_room' },
      { told: [clash('room'), warning('room_closed')], way: 'move_room' },
      { told: [clash('instructor'), warning('absence')], way: 'move_instructor' },
      { told: [warning('absence'), warning('closed', 'warn')], way: 'move_instructor' },
      { told: [clash('room', 'instructor')], way: 'move' },
      { told: [clash('room'), warning('holiday')], way: 'move' },
      { told: [clash('group')], way: 'move' },
      { told: [], way: 'move' },
    ])
    .run(({ assert }, { told, way }) => {
      assert.equal(wayOut('move', { told }), way)
      assert.equal(wayOut('restore', { told }), 'restore')
    })
})
