import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * Photos are refused above 2 MB by their validator; the parser leaves room for the rest of the form. Lists may be larger:
 * their controller reads the body itself, once it knows who sends it.
 */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: true,
    types: ['application/x-www-form-urlencoded'],
    limit: '1mb',
  },
  json: { convertEmptyStringsToNull: true, types: ['application/json'], limit: '1mb' },
  multipart: {
    autoProcess: true,
    convertEmptyStringsToNull: true,
    processManually: ['/admin/imports'],
    limit: '6mb',
    types: ['multipart/form-data'],
  },
})

export default bodyParserConfig
