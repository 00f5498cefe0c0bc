// Loaded before anything else (`node --import`): older versions cannot even read the program's files.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Masar needs Node 24 or newer; this is ${process.version}. On Linux and Windows "npm install" brings the right one and "npm start" uses it; on other systems install Node 24 from nodejs.org.`,
  );
  process.exit(1);
}
