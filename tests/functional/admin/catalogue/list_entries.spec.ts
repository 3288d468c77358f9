import { test } from '@japa/runner'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { entryKinds } from '#tests/helpers/teaching/entries'
import { signedIn } from '#tests/helpers/visitor'

const arabic = ['الجبر', 'الهندسة', 'أحياء']

for (const kind of entryKinds) {
  const { area, one, prefix, en, ar } = kind
  const path = `/admin/${area}`

  test.group(`The list of ${area}`, () => {
    test('shows {$self} entries and how many there are')
      .with([0, 1, 2, 11, 60])
      .run(async ({ client, assert }, count) => {
        const centre = await createCentre()
        const needed = await kind.form(centre)
        for (let index = 1; index <= count; index++) {
          await kind.add(centre, { ...needed, [en]: `Entry ${index}` })
        }
        const other = await createCentre()
        await kind.add(other, { ...(await kind.form(other)), [en]: 'Elsewhere' })
        const visitor = await signedIn(client, await createAdministrator(centre))
        const page = (await visitor.visit(path)).body().props[area]
        assert.equal(page.meta.total, count)
        assert.lengthOf(page.rows, Math.min(count, 25))
        assert.equal(page.unfiltered_total, count)
        const last = (await visitor.visit(`${path}?page=99`)).body().props[area]
        assert.equal(last.meta.page, Math.max(1, Math.ceil(count / 25)))
      })

    test('is searched in both scripts and by code, in any spelling', async ({ client, assert }) => {
      const centre = await createCentre()
      const needed = await kind.form(centre)
      await kind.add(centre, { ...needed, code: 'ALG', [en]: 'Algebra', [ar]: 'الجبر' })
      await kind.add(centre, { ...needed, code: 'BIO', [en]: 'Biology', [ar]: 'أحياء' })
      const visitor = await signedIn(client, await createAdministrator(centre))
      for (const [query, code] of [
        ['algeb', 'ALG'],
        ['جبر', 'ALG'],
        ['bio', 'BIO'],
        ['احيا', 'BIO'],
      ]) {
        const { rows } = (await visitor.visit(`${path}?q=${encodeURIComponent(query!)}`)).body()
          .props[area]
        assert.deepEqual(
          rows.map((row: { code: string }) => row.code),
          [code],
          query
        )
      }
    })

    test('is sorted by the name as the page reads it', async ({ client, assert }) => {
      const centre = await createCentre()
      const needed = await kind.form(centre)
      for (const [index, name] of ['Zoology', 'algebra', 'Biology'].entries()) {
        await kind.add(centre, { ...needed, [en]: name, [ar]: arabic[index] })
      }
      const visitor = await signedIn(client, await createAdministrator(centre))
      const sort = area === 'courses' ? 'title' : 'name'
      const namesIn = async (column: string) =>
        (await visitor.visit(`${path}?sort=${sort}&dir=asc`))
          .body()
          .props[area].rows.map((row: Record<string, string>) => row[column])
      assert.deepEqual(await namesIn(en), ['algebra', 'Biology', 'Zoology'])
      visitor.set('locale', 'ar')
      assert.deepEqual(await namesIn(ar), ['أحياء', 'الجبر', 'الهندسة'])
    })

    test('falls back where the address says nonsense', async ({ client, assert }) => {
      const centre = await createCentre()
      await kind.add(centre, { ...(await kind.form(centre)), [en]: 'Algebra' })
      const visitor = await signedIn(client, await createAdministrator(centre))
      const nonsense =
        '?sort=drop&dir=up&page=-1&per=7&status=king&subject=x&scope=1&archived=perhaps'
      const { props } = (await visitor.visit(path + nonsense)).body()
      assert.lengthOf(props[area].rows, 1)
      assert.deepInclude(props.query, { page: 1, per: 25, archived: false })
    })

    test('is exported as the filter shows it, in the language of the page, without formulas', async ({
      client,
      assert,
    }) => {
      const centre = await createCentre()
      const needed = await kind.form(centre)
      await kind.add(centre, { ...needed, [en]: '=cmd()', [ar]: 'الجبر' })
      await kind.add(centre, { ...needed, [en]: 'Biology' })
      const visitor = await signedIn(client, await createAdministrator(centre))
      const whole = await visitor.get(`/admin/${one}-exports`)
      assert.match(
        whole.header('content-disposition')!,
        new RegExp(`^attachment; filename="${area}-`)
      )
      const text = whole.text()
      assert.isTrue(text.startsWith('\uFEFF'))
      assert.lengthOf(text.trim().split('\r\n'), 3)
      assert.include(text, `'=cmd()`)
      assert.include(text, `${prefix}-001`)
      visitor.set('locale', 'ar')
      const found = (await visitor.get(`/admin/${one}-exports?q=biology`)).text()
      assert.lengthOf(found.trim().split('\r\n'), 2)
      assert.match(found.split('\r\n')[0]!, /الرمز/)
    })
  })
}
