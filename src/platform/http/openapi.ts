import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { guestHeader } from '#contracts/endpoint.ts';

/**
 * OpenAPI 3.1 at /api/openapi.json, browsable at /api/docs; generated from the same contracts that validate requests.
 */
export async function registerOpenApi(http: FastifyInstance): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Askwell',
        version: '1',
        description: 'Positions, CVs, interview plans, timed interviews, decisions.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          anonymousSession: { type: 'apiKey', in: 'header', name: guestHeader },
        },
      },
    },
    transform: jsonSchemaTransform,
    // Recursive schemas, which have names of their own.
    transformObject: jsonSchemaTransformObject,
  });
  http.get('/api/openapi.json', { schema: { hide: true } }, () => http.swagger());
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Swagger UI needs inline styles of its own; the page shows no user data.
    staticCSP: true,
  });
}
