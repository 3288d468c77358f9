import { test } from '@japa/runner'
import { studentStatuses as kept } from '#domain/people/students/rules/student_status'
import { isStudentStatus, studentStatuses } from '#inertia/components/students/student_statuses'

test.group('Statuses on the page', () => {
  test('are those a student can have, in the order people choose from', ({ assert }) => {
    assert.deepEqual([...studentStatuses], [...kept])
  })

  test('know a status from any other word', ({ assert }) => {
    assert.isTrue(isStudentStatus('on_hold'))
    assert.isFalse(isStudentStatus('archived'))
    assert.isFalse(isStudentStatus('toString'))
  })
})
