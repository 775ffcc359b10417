// Node's permission model still lets a process signal others of its user and access its own internals.
for (const name of ['kill', '_kill', 'binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', '_debugProcess']) {
  Object.defineProperty(process, name, { value: undefined, configurable: false, writable: false });
}
